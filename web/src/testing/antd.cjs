const folderOf = (name) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();

/** Ant Design's exports, each loaded with its first use instead of all by every test. */
module.exports = new Proxy(
  {},
  { get: (_, name) => name === '__esModule' || require(`antd/lib/${folderOf(name)}`).default },
);
