/** Maximum length of the texts of a profile that forms ask for. None of them may be blank. */
export const UserLimits = {
  lastName: 50,
  firstName: 50,
  lastNameKana: 50,
  firstNameKana: 50,
  displayName: 50,
  description: 2000,
  otherHopes: 1000,
};
