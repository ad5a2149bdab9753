import { defineConfig } from "oxlint";
import { importRules } from "./boundaries.ts";

/** Attributes that visitors see or hear, and characters that need no translation. */
const spoken = ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder", "label", "caption"];
const signs = ["", "(", ")", "©", "×", "·"];

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "react", "jsx-a11y", "import"],
  categories: {
    correctness: "error",
    suspicious: "error",
    perf: "error",
  },
  rules: {
    "react/react-in-jsx-scope": "off",
    "react/no-array-index-key": "off",
    "import/no-unassigned-import": "off",
    "import/no-cycle": "error",
    "no-await-in-loop": "off",
    eqeqeq: "error",
    "no-console": "off",
    "typescript/consistent-type-definitions": ["error", "type"],
    "typescript/consistent-type-imports": [
      "error",
      {
        fixStyle: "inline-type-imports",
        disallowTypeAnnotations: false,
      },
    ],
    "typescript/no-explicit-any": "error",
    "unicorn/consistent-function-scoping": "off",
    "react/set-state-in-effect": "off",
    "react/exhaustive-effect-dependencies": "off",
    "jsx-a11y/no-noninteractive-tabindex": "off",
    "oxc/no-async-endpoint-handlers": "off",
    "oxc/no-map-spread": "off",
    "import/no-named-as-default-member": "off",
  },
  ignorePatterns: ["/build", ".cache", "node_modules", "tests/offline/older-release"],
  overrides: [
    ...importRules,
    // What `npm run content` accepts must not fail here, such as the import of a topic that is no longer listed.
    {
      files: ["content/**"],
      rules: { "no-unused-vars": "off", "no-useless-escape": "off", "no-template-curly-in-string": "off" },
    },
    // Texts that visitors see or hear belong in site/words, where owners can change them.
    {
      files: ["app/**/*.tsx"],
      rules: {
        "react/jsx-no-literals": ["error", { restrictedAttributes: spoken, allowedStrings: signs }],
      },
    },
    // A combobox keeps the focus in its field and has no native list. These rules would require a select or a focusable list.
    {
      files: ["app/islands/search/**"],
      rules: {
        "jsx-a11y/prefer-tag-over-role": "off",
        "jsx-a11y/interactive-supports-focus": "off",
        "jsx-a11y/click-events-have-key-events": "off",
      },
    },
  ],
});
