/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { ChangeEvent, CompositionEvent } from 'react';
import { useTypedKeyword } from './useTypedKeyword';

/**
 * Renders the hook and simulates a URL that contains the keyword. Each search changes the URL at once or,
 * with `isSlow`, only when the test calls `goTo`. Returns functions for what a person does with the field,
 * and in `searched` all keywords that the hook has searched.
 */
function field({ isSlow = false } = {}) {
  const searched: string[] = [];
  const view = renderHook(({ keyword }) => useTypedKeyword(keyword, onChange), {
    initialProps: { keyword: '' },
  });
  function onChange(keyword: string) {
    searched.push(keyword);
    if (!isSlow) view.rerender({ keyword });
  }
  const { result } = view;
  return {
    searched,
    text: () => result.current.text,
    type: (value: string) =>
      act(() => result.current.inputProps.onChange({ target: { value } } as ChangeEvent<HTMLInputElement>)),
    compose: () => act(() => result.current.inputProps.onCompositionStart()),
    commit: (value: string) =>
      act(() =>
        result.current.inputProps.onCompositionEnd({
          currentTarget: { value },
        } as CompositionEvent<HTMLInputElement>),
      ),
    searchNow: (value: string) => act(() => result.current.searchNow(value)),
    pass: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
    goTo: (keyword: string) => view.rerender({ keyword }),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a word is searched once, a quarter of a second after its last letter', () => {
  const { type, pass, searched } = field();
  for (const word of ['R', 'Re', 'React']) {
    type(word);
    pass(200);
  }
  expect(searched).toEqual([]);
  pass(50);
  expect(searched).toEqual(['React']);
  pass(1_000);
  expect(searched).toEqual(['React']);
});

test('nothing is searched while an input method composes', () => {
  const { compose, type, commit, pass, searched } = field();
  compose();
  for (const word of ['り', 'りも', 'りもーと']) {
    type(word);
    pass(5_000);
  }
  expect(searched).toEqual([]);
  commit('リモート');
  pass(250);
  expect(searched).toEqual(['リモート']);
});

test('Enter searches at once and not a second time', () => {
  const { type, searchNow, pass, searched } = field();
  type('React');
  searchNow('React');
  expect(searched).toEqual(['React']);
  pass(1_000);
  expect(searched).toEqual(['React']);
});

test('spaces around a word cause no new search', () => {
  const { type, pass, searched } = field();
  type('React');
  pass(250);
  type('React ');
  pass(1_000);
  expect(searched).toEqual(['React']);
});

test('going back restores the previous word in the field', () => {
  const { type, pass, goTo, text, searched } = field();
  type('React');
  pass(250);
  goTo('');
  expect(text()).toBe('');
  pass(1_000);
  expect(searched).toEqual(['React']);
});

test('a late url change does not remove letters typed meanwhile', () => {
  const { type, pass, goTo, text } = field({ isSlow: true });
  type('Rea');
  pass(250);
  type('React');
  goTo('Rea');
  expect(text()).toBe('React');
});
