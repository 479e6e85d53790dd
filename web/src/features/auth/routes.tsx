import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.login(),
    layout: 'public',
    title: 'auth.pageTitle.login',
    shape: 'form',
    grants: ['guest'],
    load: async () => (await import('./login/LoginScreen')).LoginScreen,
  },
  {
    path: paths.register(),
    layout: 'public',
    title: 'auth.pageTitle.register',
    shape: 'form',
    grants: ['guest'],
    load: async () => (await import('./register/RegisterScreen')).RegisterScreen,
  },
  {
    path: paths.verify(),
    layout: 'public',
    title: 'auth.pageTitle.verify',
    shape: 'form',
    grants: ['guest'],
    hidden: true,
    load: async () => (await import('./verify/VerifyScreen')).VerifyScreen,
  },
  {
    path: paths.resetPassword(),
    layout: 'public',
    title: 'auth.pageTitle.resetPassword',
    shape: 'form',
    grants: ['guest'],
    hidden: true,
    load: async () => (await import('./reset/ResetPasswordScreen')).ResetPasswordScreen,
  },
  {
    path: paths.profileRegister(),
    layout: 'public',
    title: 'auth.pageTitle.profileRegister',
    shape: 'form',
    grants: ['signedIn'],
    withoutProfile: true,
    texts: ['editing'],
    load: async () => (await import('./profile/ProfileRegisterScreen')).ProfileRegisterScreen,
  },
  {
    path: paths.agree,
    layout: 'public',
    title: 'account.agree.pageTitle',
    shape: 'form',
    grants: ['signedIn'],
    withoutProfile: true,
    texts: ['auth'],
    load: async () => (await import('./agree/AgreeScreen')).AgreeScreen,
  },
];
