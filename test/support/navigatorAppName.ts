/**
 * Sets `navigator.appName`, which the HTML standard requires but Node 21 and later lack. The library for big
 * integers in aws-amplify (jsbn) chooses its arithmetic by this name. Without it, signing in takes forty
 * times as long.
 */
{
  const navigator: { appName?: string } | undefined = Reflect.get(globalThis, 'navigator');
  if (navigator && !navigator.appName) Object.defineProperty(navigator, 'appName', { value: 'Netscape' });
}
