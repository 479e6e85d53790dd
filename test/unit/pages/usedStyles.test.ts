import { usedStyles } from '../../../lambdas/render-page/content/usedStyles';

const html = '<div class="page_a1 wide"><p class="text">.</p></div>';

test.each([
  ['a rule of a class of the page', '.page_a1{color:red}', true],
  ['a rule of another class', '.page_b2{color:red}', false],
  ['a rule of several classes, one of them on the page', '.page_b2,.text>b{color:red}', true],
  ['a rule without a class', 'body,[hidden]{margin:0}', true],
  ['a number that looks like a class', '.page_b2{margin:.5em .text}', false],
  ['an animation', '@keyframes turn{0%{opacity:0}}', true],
  ['a brace in a text', '.text:before{content:"}"}', true],
])('%s is in the styles of the page: %s', (_, css, isKept) => {
  expect(usedStyles(css, html)).toBe(isKept ? css : '');
});

test('of a group, what the page needs is kept with its condition; an empty group is left out', () => {
  const css =
    '@media (width<768px){.x{color:red}.text{color:blue;&:hover{color:green}}}@layer base{.x{a:b}}@layer base,top;.wide{c:d}';
  expect(usedStyles(css, html)).toBe(
    '@media (width<768px){.text{color:blue;&:hover{color:green}}}@layer base,top;.wide{c:d}',
  );
});
