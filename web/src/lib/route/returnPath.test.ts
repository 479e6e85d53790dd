/** @jest-environment jsdom */
import { rememberedPath } from './returnPath';

test('a path of ours is remembered until it is forgotten', () => {
  rememberedPath.set('/user/keep?sort=new');
  expect(rememberedPath.get()).toBe('/user/keep?sort=new');
  rememberedPath.forget();
  expect(rememberedPath.get()).toBeNull();
});

test.each(['//evil.example.com', '/\\evil.example.com', 'https://evil.example.com', 'javascript:alert(1)'])(
  '%s leads nowhere',
  (path) => {
    rememberedPath.set(path);
    expect(rememberedPath.get()).toBeNull();
  },
);
