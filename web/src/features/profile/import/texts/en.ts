/** The English texts of the screen on which talents import a CV in the format JSON Resume. */
export const en = {
  title: 'Import JSON Resume',
  lead: 'Take over a CV that you exported from another service. You see what differs from your profile and choose what to save. Names and contact details are not imported.',
  file: 'JSON Resume file (.json)',
  again: 'Read it again',
  problem: {
    notJson: 'This file is not JSON. Choose a .json file that was exported as JSON Resume.',
    notResume:
      'There are no parts of a CV (basics, work, skills …) in this file. Choose a file that was exported as JSON Resume.',
    wrongValue:
      'The value of “{{place}}” is not what JSON Resume says, so the file could not be read. Correct it and choose it again.',
  },
  same: 'Nothing differs from your profile. Everything in the file is saved already.',
  projects: 'Achievements',
  new: 'New',
  change: 'Change',
  years: 'Years of experience',
  noHistory:
    'It is not clear to which job this belongs. Choose it together with the job, or add the job first.',
  unknownSkill: 'This name is not in Enishi’s list of skills. You can suggest it where you edit your skills.',
  because: '{{label}}: {{text}}',
  store: 'Save selected ({{n}})',
  undo: 'Undo what was saved ({{n}})',
  stored: 'Saved: {{n}}.',
  undoHint: 'You can undo all of it, also when you come back to this screen later.',
  refused: 'Not saved: {{n}}. See the reason at each of them.',
  chooseSome: 'Choose what to save.',
  last: {
    title: 'Your last import',
    lead: 'This device still knows what you imported. Undoing it deletes what was newly saved, including anything you added to it since.',
    forget: 'Keep it and close',
  },
  outcome: {
    running: 'Saving…',
    created: 'Saved',
    changed: 'Changed',
    undone: 'Undone',
    refused: 'Not saved. {{reason}}',
    partly: '“{{below}}” was not saved. {{reason}}',
    kept: 'It could not be undone. {{reason}}',
  },
};
