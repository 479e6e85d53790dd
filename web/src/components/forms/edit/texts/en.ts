export const en = {
  save: 'Save',
  yes: 'Yes',
  no: 'No',
  empty: 'Empty',
  restored: 'We restored what you entered last time. It is not saved yet.',
  kept: 'What you entered is still on this page.',
  state: {
    saving: 'Saving…',
    unsaved: 'You have unsaved changes',
    saved: 'Saved ({{time}})',
  },
  discard: {
    action: 'Undo changes',
    title: 'Undo your changes?',
    content: 'Your unsaved input is removed, and the last saved content comes back.',
    confirm: 'Undo',
  },
  leave: {
    title: 'You have unsaved changes',
    content:
      'If you leave now, your changes are not saved. Your input stays on this device and is restored when you return.',
    confirm: 'Leave without saving',
  },
  other: {
    title: 'This was changed on another screen',
    choose:
      'Since you opened this page, changes were saved on another screen. Choose what to keep. Nothing has been overwritten yet.',
    taken:
      'Since you opened this page, these changes were saved on another screen. They are taken over, and your own input stays.',
    mine: 'Your input',
    theirs: 'Saved on the other screen',
    keepMine: 'Keep mine',
    takeTheirs: 'Take the other change',
    continue: 'Continue editing with this',
  },
  rules: {
    required: 'Please fill in this field.',
    katakana: 'Please use katakana.',
    phone: 'Please enter a phone number of 10 or 11 digits.',
    date: 'Please enter a valid date.',
    fifteenYearsAgo: 'You must be at least 15 years old.',
    length: 'Please use at most {{most}} characters.',
    lengths: 'Please use {{least}} to {{most}} characters.',
    range: 'Please enter a number from {{least}} to {{most}}.',
    step: 'Please enter a number in steps of {{n}}.',
  },
};
