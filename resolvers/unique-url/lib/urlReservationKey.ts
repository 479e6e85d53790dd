/** Where a url is claimed; the record that holds it is named in the claim. */
export function urlReservationKey(url: string) {
  return { pk: RELATION.field.endsWith('PageQuery') ? 'PageUrl' : 'CategoryUrl', sk: url };
}
