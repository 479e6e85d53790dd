export const de = {
  video: 'Video des Gesprächs',
  play: '„{{name}}“ abspielen',
  failed: 'Das Video konnte nicht geöffnet werden. Bitte versuchen Sie es später noch einmal.',
  elsewhere: '„{{name}}“ auf einer anderen Website ansehen',
};
