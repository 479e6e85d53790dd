import { tapRange } from './tapRange';

describe('a tap on a range of numbers', () => {
  it('starts a range', () => expect(tapRange(null, 3)).toEqual({ from: 3, to: 3 }));
  it('extends it downwards', () => expect(tapRange({ from: 3, to: 3 }, 1)).toEqual({ from: 1, to: 3 }));
  it('extends it upwards', () => expect(tapRange({ from: 2, to: 3 }, 5)).toEqual({ from: 2, to: 5 }));
  it('removes its lower end', () => expect(tapRange({ from: 2, to: 4 }, 2)).toEqual({ from: 3, to: 4 }));
  it('removes its upper end', () => expect(tapRange({ from: 2, to: 4 }, 4)).toEqual({ from: 2, to: 3 }));
  it('leaves only the number that was tapped inside it', () =>
    expect(tapRange({ from: 1, to: 5 }, 3)).toEqual({ from: 3, to: 3 }));
  it('clears a range of one number', () => expect(tapRange({ from: 3, to: 3 }, 3)).toBeNull());
});
