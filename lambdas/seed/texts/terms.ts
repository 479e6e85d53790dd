export type WorkType = 'EMPLOYEE' | 'CONTRACT' | 'SIDE_WORK' | 'PART_TIME' | 'INTERN';
export type SalaryType = 'HOURLY' | 'DAILY' | 'MONTHLY' | 'YEARLY' | 'FIXED';
export type LocationType = 'OFFICE' | 'HYBRID' | 'REMOTE';
