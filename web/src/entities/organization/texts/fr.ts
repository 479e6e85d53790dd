export const fr = {
  view: 'Entreprise affichée',
  choose: 'Choisir une entreprise',
  note: 'Vous voyez ce que voient les membres de cette entreprise. Vos modifications sont enregistrées comme celles d’un administrateur.',
  none: 'Choisissez une entreprise en haut pour voir ce que voient ses membres.',
};
