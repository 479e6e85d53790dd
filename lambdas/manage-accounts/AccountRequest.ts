/** What AppSync hands over; the actor is an administrator, as the resolver has made sure. */
export type AccountRequest =
  | { action: 'createTalent'; actor: string; email: string }
  | { action: 'setTalentEnabled'; actor: string; sub: string; enabled: boolean }
  | { action: 'resetTalentPassword'; actor: string; sub: string };
