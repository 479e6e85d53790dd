import { plainPaths } from '../../resolvers/lib/relation/plainPaths';

test.each([
  ['{\n  id\n  title\n}', ['id', 'title']],
  ['{ id title: overView }', ['id']],
  ['{id,title:overView,name}', ['id', 'name']],
  ['{ id title : overView }', ['id']],
  ['{ items(limit: 5, sort: [{field: title}]) { id title: name } total }', ['items', 'items/id', 'total']],
  ['{ title: tags(first: 5) { id } name }', [':/id', 'name']],
  ['{ title @include(if: $title) name @skip(if: $a) { id } }', ['title', 'name', 'name/id']],
  ['{ id ... on OpenJob { title name: id } ... { tel } }', ['id', 'title', 'tel']],
  ['{ id ... on OpenJob @include(if: $a) { title } }', ['id', 'title']],
  ['{ id ...Aliased ... Other total }', ['id', 'total']],
  ['{ id items(name: "}") { title } }', []],
  ['', []],
])('the fields without an alias in %j', (text, paths) => {
  expect(plainPaths(text)).toEqual(paths);
});
