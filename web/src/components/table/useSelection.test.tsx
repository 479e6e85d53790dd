import { act, renderHook } from '@testing-library/react';
import { useSelection } from './useSelection';

test('a selection stays from page to page and ends when the conditions change', () => {
  const { result, rerender } = renderHook(({ filter }) => useSelection<string>(filter), {
    initialProps: { filter: { type: 'APPLIED' } },
  });
  act(() => result.current[1](() => ['a', 'b']));
  rerender({ filter: { type: 'APPLIED' } });
  expect(result.current[0]).toEqual(['a', 'b']);
  rerender({ filter: { type: 'OFFERED' } });
  expect(result.current[0]).toEqual([]);
  act(() => result.current[1]((before) => [...before, 'c']));
  expect(result.current[0]).toEqual(['c']);
});
