/** Converts a stored phone number to the form that people in Japan use: 0 instead of +81. Null stays null. */
export const toDomesticTel = (tel: string | null | undefined): string | null =>
  tel?.replace(/^\+81/, '0') ?? null;
