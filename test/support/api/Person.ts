/**
 * A signed-in person in a test. `query` authenticates with `token`, the person's ID token, as the web app
 * does.
 */
export interface Person {
  email: string;
  sub: string;
  token: string;
  accessToken: string;
  refreshToken: string;
}
