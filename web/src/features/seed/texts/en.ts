export const en = {
  title: 'Demo data',
  lead: 'Fill the stage “{{stage}}” and see how many records it holds. Production has no such page.',
  started: 'Started. The data will be there in a few minutes.',
  again: 'Read again',
  counts: 'Stored records',
  countsLead: 'How many there are of each type, by table.',
  rows: '{{n}}',
  capturedLead: 'On this machine they are kept here instead of being sent. The newest 20 are shown.',
  catalogues: {
    title: 'Complete the catalogues',
    lead: 'Adds the prefectures, occupations, skills and other entries that are missing. Existing ones stay as they are.',
    question: 'Missing catalogue entries will be added. Existing ones stay as they are.',
    run: 'Complete the catalogues',
  },
  demo: {
    title: 'Add the demo data',
    lead: 'Adds test users, companies, projects, talents, applications, messages, benefits and more. Running it again adds nothing twice.',
    question: 'The demo data will be added. Changes to earlier demo data will be undone.',
    run: 'Add the demo data',
  },
  mail: { title: 'Sent mail', none: 'No mail has been sent yet.' },
  slack: { title: 'Slack posts', none: 'Nothing has been posted to Slack yet.' },
};
