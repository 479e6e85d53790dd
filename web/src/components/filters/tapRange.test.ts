import { tapRange } from './tapRange';

describe('a tap on a run of numbers', () => {
  it('begins a run', () => expect(tapRange(null, 3)).toEqual({ from: 3, to: 3 }));
  it('stretches it downwards', () => expect(tapRange({ from: 3, to: 3 }, 1)).toEqual({ from: 1, to: 3 }));
  it('stretches it upwards', () => expect(tapRange({ from: 2, to: 3 }, 5)).toEqual({ from: 2, to: 5 }));
  it('takes its first end off', () => expect(tapRange({ from: 2, to: 4 }, 2)).toEqual({ from: 3, to: 4 }));
  it('takes its last end off', () => expect(tapRange({ from: 2, to: 4 }, 4)).toEqual({ from: 2, to: 3 }));
  it('leaves only what was tapped in its middle', () =>
    expect(tapRange({ from: 1, to: 5 }, 3)).toEqual({ from: 3, to: 3 }));
  it('on the only one left chooses nothing', () => expect(tapRange({ from: 3, to: 3 }, 3)).toBeNull());
});
