export const en = {
  title: 'Talent',
  facts: 'Facts and hopes',
  skills: 'Skills and years of experience',
  years: '{{n}} years',
  qualifications: 'Qualifications',
  career: 'Career',
  files: {
    title: 'Application documents',
    lead: 'Documents attached to an application. A download link is valid for five minutes.',
    gone: '{{filename}} is not available at the moment.',
  },
  interviews: 'Interviews',
  interview: 'Interview',
  evaluation: 'Overall {{n}}',
  offer: {
    open: 'Scout or recommend',
    title: 'Offer a project to “{{name}}”',
    job: 'Project',
    type: 'How',
    types: {
      SCOUTED: 'Scout (send a message)',
      RECOMMENDED: 'Recommend (note as a candidate)',
    },
    message: 'Message',
    messageHint: 'This begins a conversation with the talent.',
    messageMissing: 'Please enter a message',
    noJobs: 'No project is public. Publish one to offer it here.',
    again: 'You have already offered this project.',
    submit: {
      SCOUTED: 'Send',
      RECOMMENDED: 'Recommend',
    },
    done: {
      SCOUTED: 'You have scouted “{{name}}”',
      RECOMMENDED: 'You have recommended “{{name}}”',
    },
  },
};
