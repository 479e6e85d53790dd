/**
 * Node has a `navigator` since version 21, but without the name that every browser gives it (HTML, 8.10.1.1). The
 * large numbers of aws-amplify (jsbn) choose their arithmetic by that name, and for an unknown one the kind that asks
 * for `Math` at each digit. In a test, whose globals are slow to ask for, a signing in takes forty times as long
 * (https://github.com/digitalbazaar/forge/issues/1081 is about the same lines).
 */
{
  const navigator: { appName?: string } | undefined = Reflect.get(globalThis, 'navigator');
  if (navigator && !navigator.appName) Object.defineProperty(navigator, 'appName', { value: 'Netscape' });
}
