/** A signed-in person. `query` sends `token`: the ID token, as the web app does. */
export interface Person {
  email: string;
  sub: string;
  token: string;
  accessToken: string;
  refreshToken: string;
}
