import { relative, sep } from 'node:path';

const TEXT_INPUTS =
  /^(input|textarea|Input|Input\.(TextArea|Search|OTP|Password)|InputNumber|AutoComplete|Mentions)$/;
const OTHER_TYPES = ['checkbox', 'radio', 'file', 'hidden', 'date', 'datetime-local'];
const CHANGING =
  /^(normalize|replace|replaceAll|slice|substring|substr|trim|trimStart|trimEnd|toUpperCase|toLowerCase|padStart|match|split)$/;
const REWRITING = ['formatter', 'parser', 'normalize', 'getValueFromEvent', 'maxLength'];

/** The component around antd's number field, which itself waits for the end of a composition. */
const NUMBER_INPUT = 'web/src/components/forms/NumberInput.tsx';

function nameOf(node) {
  if (node.type === 'JSXMemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  return node.name;
}

/** Calls `visit` with each node below a node. */
function walk(node, visit) {
  if (!node || typeof node.type !== 'string') return;
  visit(node);
  for (const [key, child] of Object.entries(node)) {
    if (key === 'parent') continue;
    for (const each of Array.isArray(child) ? child : [child])
      if (each && typeof each === 'object') walk(each, visit);
  }
}

const isCall = ({ type }) => type === 'CallExpression';

/** Returns true for `target.value` and the like. */
const isTyped = ({ type, property }) => type === 'MemberExpression' && property.name === 'value';

/** Returns true if an expression contains a call of a method that makes another text of a text. */
function changesText(node) {
  let found = false;
  walk(node, (each) => {
    if (isCall(each) && CHANGING.test(each.callee.property?.name ?? '')) found = true;
  });
  return found;
}

/** Returns true if an expression computes the value: it calls something, or fits the text into another one. */
function computes(node) {
  let found = false;
  walk(node, ({ type }) => {
    if (type === 'CallExpression' || type === 'TemplateLiteral' || type === 'BinaryExpression') found = true;
  });
  return found;
}

/** Returns the function that a name stands for in the checked file; undefined if it is imported or passed in. */
function functionOf(name, scope) {
  for (let at = scope; at; at = at.upper) {
    const [definition] = at.set.get(name)?.defs ?? [];
    if (definition?.type === 'FunctionName') return definition.node;
    if (definition) return definition.type === 'Variable' ? definition.node.init : undefined;
  }
  return undefined;
}

/** Returns true if the handler passes on another text than was typed. */
function rewrites(handler, scope) {
  if (handler?.type === 'Identifier') return rewrites(functionOf(handler.name, scope), null);
  if (!/Function/.test(handler?.type ?? '')) return false;
  if (changesText(handler.body)) return true;
  let found = false;
  walk(handler.body, (each) => {
    if (!isCall(each)) return;
    const nested = each.arguments.some((inner) => isCall(inner) && inner.arguments.some(isTyped));
    const local = scope && each.callee.type === 'Identifier' && functionOf(each.callee.name, scope);
    if (nested || (local && /Function/.test(local.type) && changesText(local.body))) found = true;
  });
  return found;
}

/**
 * Lint rule: a text field shows what was typed, or gets its props from `useTypedText`. A field that formats,
 * filters or shortens its text on its own garbles what an input method composes. `maxLength` is refused too:
 * it counts UTF-16 units where the API counts characters, and silently cuts what is pasted.
 */
export const typedText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      value: 'Show what was typed, or spread useTypedText: this value disturbs an input method.',
      change: 'Keep what was typed, or spread useTypedText: this handler disturbs an input method.',
      attribute: '{{name}} changes what is typed: use useTypedText, or a rule of the form.',
    },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).split(sep).join('/');
    if (!path.startsWith('web/src/') || /\.test\.tsx?$/.test(path) || path === NUMBER_INPUT) return {};
    return {
      JSXOpeningElement(node) {
        const element = nameOf(node.name);
        const attributes = node.attributes.filter(({ type }) => type === 'JSXAttribute');
        const find = (name) => attributes.find((each) => nameOf(each.name) === name);
        const isField = TEXT_INPUTS.test(element);
        if (!isField && element !== 'Form.Item' && element !== 'Field') return;
        if (OTHER_TYPES.includes(find('type')?.value?.value)) return;
        for (const name of REWRITING) {
          const found = find(name);
          if (found) context.report({ node: found, messageId: 'attribute', data: { name } });
        }
        if (!isField) return;
        const value = find('value');
        if (value && computes(value.value?.expression)) context.report({ node: value, messageId: 'value' });
        for (const name of ['onChange', 'onInput']) {
          const handler = find(name);
          const scope = context.sourceCode.getScope(node);
          if (handler && rewrites(handler.value?.expression, scope))
            context.report({ node: handler, messageId: 'change' });
        }
      },
    };
  },
};
