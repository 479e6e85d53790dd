export const en = {
  none: 'No notifications yet. News about your applications will appear here.',
  markAll: 'Mark all as read',
  more: 'Show earlier notifications',
  unread: 'Unread',
  APPLICATION_RECEIVED: 'New application for “{{title}}”',
  APPLICATION_WITHDRAWN: 'An application for “{{title}}” was withdrawn',
  APPLICATION_MOVED: 'Your application for “{{title}}” is now: {{state}}',
  JOB_OFFERED: 'You were invited to “{{title}}”',
  JOB_PUBLISHED: '“{{title}}” is now public',
  JOB_RETURNED: '“{{title}}” needs your attention',
  EXPORT_READY: 'Your data export is ready',
  DELETION_REQUESTED: 'We received your request to delete your account',
};
