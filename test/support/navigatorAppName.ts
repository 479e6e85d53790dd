/**
 * Sets `navigator.appName`, which Node 21 and later lack although the HTML standard requires it. The big
 * integers of aws-amplify (jsbn) choose their arithmetic by that name; without it, signing in takes forty
 * times as long.
 */
{
  const navigator: { appName?: string } | undefined = Reflect.get(globalThis, 'navigator');
  if (navigator && !navigator.appName) Object.defineProperty(navigator, 'appName', { value: 'Netscape' });
}
