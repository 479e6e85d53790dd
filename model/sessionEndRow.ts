const HOUR = 3600;

/**
 * Returns the row of the table `Insight` that says that a person's sessions have ended. `handle-changes` then ends the
 * subscriptions that were open at that time. The row is deleted after an hour, or at the erasure.
 * @param endedAt the time in milliseconds since 1970
 * @param hasNewPassword whether a new password was the reason, about which the person then gets a mail
 */
export const sessionEndRow = (sub: string, endedAt: number, hasNewPassword?: boolean) => ({
  ...{ pk: `SessionEnd#${sub}`, sk: 'SessionEnd', __typename: 'SessionEnd' },
  ...{
    sub,
    endedAt,
    ...(hasNewPassword ? { hasNewPassword } : {}),
    expiresAt: Math.floor(endedAt / 1000) + HOUR,
  },
});
