/** Returns a stored phone number as people in Japan write it: 0 instead of the country code. */
export const toDomesticTel = (tel: string | null | undefined): string | null =>
  tel?.replace(/^\+81/, '0') ?? null;
