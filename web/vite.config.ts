import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Code that many screens share, in chunks that stay the same from one release to the next. */
const shared = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/ },
  { name: 'language', test: /node_modules[\\/](i18next|react-i18next)[\\/]/ },
  { name: 'amplify', test: /node_modules[\\/](aws-amplify|@aws-amplify|@aws-crypto|@smithy|rxjs)[\\/]/ },
  { name: 'apollo', test: /node_modules[\\/](@apollo|@wry|optimism|graphql|graphql-tag)[\\/]/ },
];

export default defineConfig({
  plugins: [react()],
  // aws-amplify brings an older graphql of its own for the same two functions.
  resolve: { dedupe: ['graphql'] },
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    // light-dark() must reach the browser as it is: what replaces it would not see the chosen mode.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    rollupOptions: { output: { advancedChunks: { groups: shared } } },
  },
});
