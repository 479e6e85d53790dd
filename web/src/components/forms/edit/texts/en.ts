export const en = {
  save: 'Save',
  yes: 'Yes',
  no: 'No',
  empty: 'Empty',
  restored: 'We restored what you entered last time. It is not saved yet.',
  kept: 'What you entered is still on this page.',
  unanswered:
    'The connection was lost, so we could not check whether this was saved. We check automatically when you are back online.',
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
  upload: {
    empty: 'This file is empty. Please choose another one.',
    tooLarge: 'This file is too large (at most {{n}} MB). Please make it smaller first.',
    wrongType: 'Files of this type cannot be used.',
    unreadable: 'The content of this file could not be read. Please check whether it is damaged.',
    tooSmall: 'This picture is too small. Its shorter side must have at least 200 pixels.',
    tooManyPixels:
      'This picture has too many pixels. Choose one of at most 64 million (about 8,000 × 8,000).',
    activeContent:
      'Documents with macros, embedded objects or parts from other files are not accepted. Remove them, or choose a PDF of the document.',
    tooMany: 'Many files were sent in a short time. Please choose it again in a while.',
    noRoom: 'You have reached the limit of stored files. Please delete files that you no longer use.',
  },
  sort: {
    help: 'Drag a row by its handle, or pick it up with the space bar, move it with the arrow keys and put it down with the space bar. Esc puts it back.',
    touchHelp: 'Hold a handle with your finger and move it to change the order.',
    handle: 'Reorder “{{name}}”',
    held: 'Picked up “{{name}}”. Move it with the arrow keys.',
    moved: 'Moved “{{name}}” to place {{place}} of {{n}}.',
    dropped: 'Put “{{name}}” down at place {{place}} of {{n}}.',
    returned: 'Put “{{name}}” back where it was.',
  },
  picture: {
    remove: 'Remove the picture',
  },
  rules: {
    taken: 'This address has an account already',
    duplicate: 'An earlier row has the same address',
    email: 'This is not a mail address',
    number: 'Please enter a number',
    somethingToPublish: 'Enter at least one rating or a comment to publish it',
    somethingToUse: 'To publish it, enter a coupon code, a URL or an instruction',
    required: 'Please fill in this field',
    katakana: 'Please use hiragana or katakana',
    phone: 'Please enter 10 or 11 digits',
    date: 'Please check the date',
    birthDate: 'Please check your date of birth',
    fifteenYearsAgo: 'You need to be {{n}} or older to register',
    length: 'Please use at most {{most}} characters',
    lengths: 'Please use {{least}} to {{most}} characters',
    range: 'Please enter a number from {{least}} to {{most}}',
    step: 'Please enter a number in steps of {{n}}',
  },
};
