import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleBudget } from './bundleBudget';

/** What every page needs, in a chunk that stays the same from one release to the next. */
const shared = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/ },
];

const data = ['lib/theme/ScreenProviders', 'lib/auth/readTokens', 'lib/apollo/sendGraphql'];

/** Compressed script, in KB, that a person has loaded when they see this; a build above it fails. */
const budgets = [
  { name: 'the frame of a public page', modules: [], kilobytes: 152 },
  { name: 'the login', modules: ['lib/theme/ScreenProviders', 'auth/login/LoginScreen'], kilobytes: 360 },
  { name: 'the search', modules: [...data, 'jobs/result/JobsResult'], kilobytes: 420 },
  {
    name: 'the first screen of administrators',
    modules: [...data, 'app/layouts/SignedInLayouts', 'admin-applies/AdminAppliesScreen'],
    kilobytes: 565,
  },
];

export default defineConfig({
  plugins: [react(), bundleBudget(budgets)],
  // aws-amplify brings an older graphql of its own for the same two functions.
  resolve: { dedupe: ['graphql'] },
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    // light-dark() must reach the browser as it is: what replaces it would not see the chosen mode.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: shared } } },
  },
});
