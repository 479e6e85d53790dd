export const en = {
  title: { new: 'New project', edit: 'Edit project' },
  titleOf: 'Edit {{title}}',
  lead: {
    admin:
      'Until you publish it, this is a draft that only administrators see. Your input is also kept on this device.',
    client:
      'Until you ask for publication, this is a draft that only we and your colleagues see. What you enter also stays on this device.',
  },
  stale: 'This project has been public for some time. Please check that everything is still right.',
  ask: 'Ask for publication',
  asked: 'Saved. We will check the project.',
  askingHint:
    'We check the project and then publish it. If something needs to be changed, we return it as a draft and say why.',
  field: { selectionProcesses: 'Selection steps', publication: 'State' },
  section: {
    basic: 'Basics',
    conditions: 'Conditions',
    items: 'Terms of the posting',
    content: 'Content',
    skills: 'Skills',
    selection: 'Selection',
    hiding: 'Anonymity',
    staff: 'For administrators',
    publication: 'Publication',
  },
  items: {
    lead: {
      EMPLOYMENT:
        'The Employment Security Act (article 5-3) and its ordinance (article 4-2) want applicants to know these conditions. That they are there before publication is a rule of Enishi. This is no legal advice.',
      CONTRACT:
        'The Freelance Act (article 12) wants what a posting says to be exact and current. State both only where they are settled. This is no legal advice.',
      open: 'Choose the kind of work to see which terms the posting states. For side jobs and internships, also choose between employment and a contract for services.',
    },
    hint: {
      contractKind:
        'Employment is governed by labour law, a contract for services by the rules for transactions with freelancers.',
      dutiesChange: 'For example: at the start, web development; later, any duties that the company assigns.',
      renewalTerms:
        'For example: renewed yearly, depending on workload and performance; at most four times, five years in all.',
      trialPeriod: 'For example: three months under the same conditions, or none.',
      placeChange:
        'For example: at the start, head office; later, any place that the company names, remote work included.',
      workingHours:
        'For example: 9:30 to 18:30 with a break of 60 minutes; about 10 hours of overtime a month.',
      discretionaryWork: 'Only if it applies. For example: a day counts as 8 hours of work.',
      holidays:
        'For example: weekends, public holidays, the turn of the year, annual leave (Labour Standards Act, article 39).',
      overtimePay:
        'Only if it is paid. For example: 45,000 yen for 20 hours a month; hours beyond are paid in addition.',
      insurance: 'For example: employment, accident, health and pension insurance.',
      smokingMeasures: 'For example: no smoking indoors, or a smoking room.',
      engagementPeriod: 'For example: April to September 2026, extended by agreement.',
      endingTerms: 'For example: either side may end it with 30 days’ notice.',
    },
  },
  neededToPublish: 'Needed to publish',
  length: '{{n}} of {{most}} characters',
  days: 'days',
  hours: 'hours',
  titleHint: 'Say at a glance what the work is.',
  organization: {
    hint: 'Search by name and choose.',
    nameHint: 'Only for an organization that is not in the list.',
  },
  occupationHint: 'Used in search results and for the pattern of the cover.',
  occupationsHint: 'Lets people find the project under other occupations too.',
  coverHint: 'Without a picture, the pattern of the occupation is shown.',
  overViewHint: 'A summary of the work, which search results show too.',
  skillsHint: 'Shown on the card in search results.',
  steps: {
    title: 'Name of step {{n}}',
    description: 'Description of step {{n}}',
    example: 'Example: a first talk',
    about: 'How it goes, how long it takes',
    add: 'Add a step',
    remove: 'Remove',
    removeOf: 'Remove step {{n}}',
    broken: 'Step {{n}}: {{rule}}',
    kept: 'Stored steps can be changed and reordered. To remove one, please contact us.',
  },
  hidingLead: 'Choose what the public page shows so that nobody can tell who offers the project.',
  hidesName: 'The public page shows only the description below.',
  showsName: 'The public page shows the name of the organization.',
  showsNameSettled:
    'The public page shows the name of the organization. To hide it while the job is public, please contact the Enishi team.',
  hidingNote: {
    EMPLOYMENT:
      'The Employment Security Act asks in its article 5-4 that the name of the company that recruits be shown correctly. For a job that hides the name, the Enishi team answers people who ask for it before they apply. That a reason is given and the team decides about the publication is a rule of Enishi. This is no legal advice.',
    CONTRACT:
      'The Freelance Act asks in its article 12 that the name of the business that recruits be shown correctly. We found no rule that permits freelance contracts to be advertised without it. That a reason is given and the team decides about the publication is a rule of Enishi. This is no legal advice.',
  },
  hidingReasonHint:
    'Not shown on the public page. Only the Enishi team, which decides about the publication, and the staff of this job read it. Example: a new business that has not been announced',
  hiddenNameHint: 'Example: a growing logistics software company',
  hidesSkills: 'The public page shows only the skills below.',
  showsSkills: 'The public page shows the skills.',
  hiddenSkillsHint: 'Separate them with commas. Example: front end, cloud',
  consultantHint: 'The name of the consultant that the public page shows.',
  owners: {
    hint: 'People who can edit this project and read its messages. Without any, messages of applicants go to the company’s owners and the consultants.',
    show: 'Show names and change',
    add: 'Add an owner',
  },
  memoHint: 'Only administrators and owners read it. The public page does not show it.',
  excellentHint: 'When on, the top page and search results mark the project as featured.',
  publication: { DRAFT: 'Draft', REQUESTED: 'Waiting for review', PUBLIC: 'Public', CLOSED: 'Closed' },
  publicationHint: {
    DRAFT: 'Only administrators and the organization’s staff see it.',
    REQUESTED: 'The organization’s staff have asked for its publication.',
    PUBLIC: 'Once saved, everybody can see it, and search results show it.',
    CLOSED: 'Search results do not show it, and nobody can apply.',
  },
  save: {
    same: { DRAFT: 'Save draft', REQUESTED: 'Save', PUBLIC: 'Publish changes', CLOSED: 'Save' },
    to: {
      DRAFT: 'Return to draft',
      REQUESTED: 'Ask for publication',
      PUBLIC: 'Publish',
      CLOSED: 'Close project',
    },
  },
  edited: 'Your changes are public',
  saved: {
    DRAFT: 'Draft saved',
    REQUESTED: 'Saved',
    PUBLIC: 'Published',
    CLOSED: 'Saved. The project is closed.',
  },
  check: {
    title: 'Posting check',
    lead: 'Things to do before it can be published: {{n}}',
    ready: 'Ready to be published.',
    missing: 'Not filled in',
    missingOfOrganization: 'Not registered for the organization',
    organizationLacks:
      'Register the address and the contact of the organization first. The check of the job leads there.',
    rewrite: 'Rewrite this before you publish',
    basis: 'Basis: {{basis}}',
  },
  basis: {
    equalOpportunity5: 'Equal Employment Opportunity Act, article 5',
    equalOpportunity7: 'Equal Employment Opportunity Act, article 7, and ordinance, article 2',
    laborPolicies9: 'Act on Comprehensively Advancing Labor Policies, article 9',
    employmentSecurity3: 'Employment Security Act, article 3',
    employmentSecurityGuideline5: 'guideline to article 5-5 of the Employment Security Act',
    policy: 'Enishi’s posting policy',
  },
  hiddenName: {
    title: 'The text tells the name of the hidden organization',
    content: 'Rewrite these fields, or publish anyway: {{fields}}. Publishing anyway is logged.',
    accept: 'Publish anyway',
  },
  otherPicture: 'Another picture',
  preview: {
    open: 'Preview',
    title: 'Preview of the public page',
    viewers: 'Seen by',
    viewer: { GUEST: 'Guest', TALENT: 'Talent', CLIENT: 'Organization' },
    note: {
      GUEST: 'What people see who are not signed in. Unsaved changes are included.',
      TALENT:
        'What signed-in talents see. How well the project fits differs from person to person and is not shown here.',
      CLIENT: 'What the organization’s own staff see, including what is hidden from others.',
    },
    card: 'In search results',
    page: 'Public page',
  },
};
