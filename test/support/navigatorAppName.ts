/**
 * Sets `navigator.appName`, which Node 21 and later lack (HTML, 8.10.1.1). The big integers of aws-amplify
 * (jsbn) choose their arithmetic by that name; for an unknown name they use `Math` for each digit, which is
 * slow in tests: signing in would take forty times as long
 * (https://github.com/digitalbazaar/forge/issues/1081 is about the same code).
 */
{
  const navigator: { appName?: string } | undefined = Reflect.get(globalThis, 'navigator');
  if (navigator && !navigator.appName) Object.defineProperty(navigator, 'appName', { value: 'Netscape' });
}
