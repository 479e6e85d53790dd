/** Text attributes that every Cognito user pool has, with the maximum length of their values. */
export const standardAttributes: Record<string, number> = {
  address: 2048,
  birthdate: 10,
  email: 2048,
  family_name: 2048,
  gender: 2048,
  given_name: 2048,
  locale: 2048,
  middle_name: 2048,
  name: 2048,
  nickname: 2048,
  phone_number: 2048,
  picture: 2048,
  preferred_username: 2048,
  profile: 2048,
  website: 2048,
  zoneinfo: 2048,
};
