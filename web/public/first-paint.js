// Runs before the first paint, so that it needs no other file: what is in index.html gets the person's mode, and the bars
// of the area in which the page is. web/src/app/firstPaint.test.ts compares it with the settings and the route table.
(function () {
  var root = document.documentElement.dataset;
  var path = location.pathname;
  var isPublic = /^\/(auth|intermediate|portfolio)(\/|$)/.test(path);
  root.area = /^\/components(\/|$)/.test(path) ? 'bare' : 'public';
  try {
    var settings = JSON.parse(localStorage.getItem('settings') || '{}');
    // A person who chose the dark mode must not see a white page while the app loads.
    if (settings.mode === 'dark') root.mode = 'dark';
    if (settings.color) root.color = settings.color;
    if (settings.stretch === true) root.stretch = 'true';
    if (settings.direction === 'rtl') document.documentElement.dir = 'rtl';
    var keys = Object.keys(localStorage).concat(Object.keys(sessionStorage));
    var isSignedIn = keys.some(function (key) {
      return /^CognitoIdentityServiceProvider\..*\.LastAuthUser$/.test(key);
    });
    // What the site has rendered is for guests, and in the language of the page.
    var language = localStorage.getItem('i18nextLng') || 'ja';
    if (isSignedIn || language !== document.documentElement.lang) root.content = 'own';
    // What is around the screens begins to load before the script that asks for it runs.
    var area = isSignedIn ? 'talent' : /^\/(jobs|portfolio|professionals)(\/|$)/.test(path) ? 'public' : '';
    var scripts = document.querySelector('meta[name="scripts-' + area + '"]');
    (scripts ? scripts.content.split(' ') : []).forEach(function (script) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = script;
      document.head.appendChild(link);
    });
    if (isSignedIn && !isPublic && root.area !== 'bare')
      root.area = /^\/admin(\/|$)/i.test(path) ? 'admin' : 'signedIn';
  } catch {
    // Without storage, or with a foreign value in it, the page starts light and as guests see it.
  }
})();
