/** The areas of the app: who sees a screen decides what is loaded around it. */
export type Area = 'static' | 'public' | 'entrance' | 'talent' | 'client' | 'admin';

const toasts = 'components/toasts/Toasts';
const guest = ['lib/theme/PlainProviders', 'lib/guest/sendAsGuest', toasts];
const person = [
  'lib/theme/ScreenProviders',
  'app/layouts/SignedInScreen',
  'lib/amplify/configureAmplify',
  'lib/auth/readSession',
  'lib/auth/readTokens',
  'lib/apollo/apolloClient',
  'lib/apollo/sendGraphql',
  'lib/apollo/subscribeGraphql',
  'lib/apollo/listenToConnection',
  toasts,
];

/**
 * The modules that each area loads around its screens, besides the first bundle: each as the end of its path without
 * the extension.
 */
export const around: Record<Area, readonly string[]> = {
  static: [toasts],
  public: guest,
  entrance: ['lib/theme/ScreenProviders', 'lib/guest/sendAsGuest', toasts],
  talent: person,
  client: [...person, 'entities/organization/OrganizationChoice', 'entities/organization/texts/ja'],
  admin: [...person, 'app/palette/PaletteTools', 'app/palette/texts/ja'],
};
