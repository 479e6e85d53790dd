export const fr = {
  video: 'Vidéo de l’entretien',
  play: 'Lire « {{name}} »',
  failed: 'La vidéo n’a pas pu être ouverte. Veuillez réessayer plus tard.',
  elsewhere: 'Voir « {{name}} » sur un autre site',
};
