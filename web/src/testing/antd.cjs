const folderOf = (name) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();

/**
 * Replaces the package antd in tests. It loads each component when it is first used, because loading all of
 * them would slow down every test.
 */
module.exports = new Proxy(
  {},
  { get: (_, name) => name === '__esModule' || require(`antd/lib/${folderOf(name)}`).default },
);
