export const CompanyBlockLimits = { perPerson: 50, name: 100 } as const;
