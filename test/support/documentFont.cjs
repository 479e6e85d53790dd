const path = require('node:path');

/** Takes the place of a font in tests: the path of its file, as the bundler gives it to functions. */
module.exports = path.resolve(
  'node_modules/@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
);
