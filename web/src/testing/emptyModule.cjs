/** What a style sheet is to a test: no class names. */
module.exports = {};
