/** @jest-environment jsdom */
import { returnPath } from './returnPath';

test('a path of ours is remembered until it is forgotten', () => {
  returnPath.set('/user/keep?sort=new');
  expect(returnPath.get()).toBe('/user/keep?sort=new');
  returnPath.forget();
  expect(returnPath.get()).toBeNull();
});

test.each(['//evil.example.com', '/\\evil.example.com', 'https://evil.example.com', 'javascript:alert(1)'])(
  '%s leads nowhere',
  (path) => {
    returnPath.set(path);
    expect(returnPath.get()).toBeNull();
  },
);
