export const en = {
  missing: 'Please enter: {{label}}',
  notChosen: 'Please choose: {{label}}',
  date: { year: 'Year', month: 'Month', day: 'Day' },
  yen: 'yen',
  tags: {
    placeholder: 'Type to choose',
    none: 'Nothing matches “{{word}}”',
  },
  upload: {
    choose: 'Choose a file',
    drop: 'You can also drop a file here',
    progress: 'Sending {{name}}',
    done: 'Sent',
    failed: 'Could not be sent',
    cancel: 'Stop sending {{name}}',
    retry: 'Send {{name}} again',
    remove: 'Remove {{name}}',
    tooLarge: '{{name}} is too large (up to {{n}} MB)',
  },
};
