/** @jest-environment jsdom */
import { returnPath } from './returnPath';

test('a path of the app is remembered until it is forgotten', () => {
  returnPath.set('/user/keep?sort=new');
  expect(returnPath.get()).toBe('/user/keep?sort=new');
  returnPath.forget();
  expect(returnPath.get()).toBeNull();
});

test('of a location, the query and the hash are remembered too', () => {
  returnPath.set({ pathname: '/faqs', search: '?q=1', hash: '#leaving' });
  expect(returnPath.get()).toBe('/faqs?q=1#leaving');
});

test.each(['//evil.example.com', '/\\evil.example.com', 'https://evil.example.com', 'javascript:alert(1)'])(
  '%s is not remembered',
  (path) => {
    returnPath.set(path);
    expect(returnPath.get()).toBeNull();
  },
);
