export const en = {
  kind: {
    PROFILE: 'Profiles',
    HISTORY: 'Careers',
    CONTACT: 'Contacts',
    OWN_DATA: 'Own data',
    TALENT_DATA: 'Talent’s data',
  },
  state: {
    QUEUED: 'Waiting',
    RUNNING: 'Being written ({{percent}}%)',
    READY: '{{n}} rows',
    FAILED: 'Could not be written. Please try again.',
    CANCELLED: 'Cancelled',
  },
  cancel: 'Cancel',
  cancelOf: 'Cancel “{{name}}”',
  finished: 'The export had already finished.',
  progressOf: 'Progress of “{{name}}”',
  download: 'Download',
  downloadOf: 'Download “{{name}}”',
  gone: 'The file has expired. Please write it again.',
};
