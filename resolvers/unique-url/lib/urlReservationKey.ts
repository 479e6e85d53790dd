/** The key of the row that reserves a url; its `id` names the record that has the url. */
export function urlReservationKey(url: string) {
  return { pk: RELATION.field.endsWith('PageQuery') ? 'PageUrl' : 'CategoryUrl', sk: url };
}
