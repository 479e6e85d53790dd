import { readOfficeParts } from './readOfficeParts';

/** Kinds of relationships (the last segment of their type) to what a program runs or loads on its own. */
const active = new Set([
  'activexcontrol',
  'activexcontrolbinary',
  'afchunk',
  'attachedtemplate',
  'attachedtoolbars',
  'control',
  'externallink',
  'externallinkpath',
  'frame',
  'oleobject',
  'subdocument',
  'vbaproject',
  'xlexternallinkpath',
  'xlmacrosheet',
]);

/** One attribute in XML: its name, and its value in either kind of quotes, in which `<` is not permitted. */
const attribute = /\s+([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/**
 * Reads the attributes of the elements in a part that lists relationships. Returns null for XML that is not as
 * plain as that of real documents, such as with a document type, a comment or another encoding: programs could
 * read it differently.
 */
function readRelationships(xml: string): Record<string, string>[] | null {
  const [before, ...tags] = xml.replace(/^\uFEFF/, '').split('<');
  const relationships: Record<string, string>[] = [];
  for (const tag of tags) {
    const [name = ''] = /^[/?]?[\w:]*/.exec(tag) ?? [];
    const attributes: Record<string, string> = {};
    let at = name.length;
    attribute.lastIndex = at;
    for (let found = attribute.exec(tag); found; found = attribute.exec(tag)) {
      attributes[found[1] ?? ''] = found[2] ?? found[3] ?? '';
      at = attribute.lastIndex;
    }
    const isPlain = name === '?xml' ? /^utf-8$/i.test(attributes.encoding ?? 'utf-8') : name !== '';
    if (!isPlain || !/^\s*[/?]?>\s*$/.test(tag.slice(at))) return null;
    if (/(?:^|:)Relationship$/.test(name)) relationships.push(attributes);
  }
  return before === '' && tags.length > 0 && !xml.includes('\0') ? relationships : null;
}

/**
 * Returns whether a part has a relationship to active content, or to anything outside the document other than a
 * link for readers.
 */
function hasActiveRelationship(xml: string): boolean {
  const isActive = ({ Type = '', Target = '', TargetMode = '' }: Record<string, string>) => {
    const kind = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase();
    const isUnread = kind === 'package' && !/\.(?:docx|xlsx|pptx)$/i.test(Target);
    const isOutside = TargetMode.toLowerCase() !== 'internal' && TargetMode !== '';
    return (
      active.has(kind) ||
      isUnread ||
      `${Type}${TargetMode}`.includes('&') ||
      (isOutside && kind !== 'hyperlink')
    );
  };
  return readRelationships(xml)?.some(isActive) ?? true;
}

/**
 * Returns whether an Office Open XML document has content that a program runs or loads without being asked:
 * macros, controls, OLE objects, or parts that are somewhere else, such as a template. Documents that are
 * embedded in it are read too, down to the second level. True also if its parts cannot be read.
 */
export function hasActiveContent(content: Uint8Array, depth = 0): boolean {
  const parts = readOfficeParts(content);
  if (!parts || depth > 2) return true;
  if (parts.names.some((name) => /vbaproject|activex/.test(name))) return true;
  return (
    parts.relationships.some(hasActiveRelationship) ||
    parts.packages.some((embedded) => hasActiveContent(embedded, depth + 1))
  );
}
