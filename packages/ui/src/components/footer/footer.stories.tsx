import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { sampleFooterLinks } from "../../../test/fixtures/sample-footer-links.ts";
import { sampleProvider } from "../../../test/fixtures/sample-facts.ts";
import { readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { Logo } from "../logo/logo.tsx";
import { Footer } from "./footer.tsx";

const meta = {
  title: "Components/Footer",
  component: Footer,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "420px" } } },
  args: {
    logo: <Logo href="#" label={labelsFor("en").common.brand} />,
    labels: labelsFor("ko").footer,
    links: sampleFooterLinks("ko"),
    year: 2026,
    provider: sampleProvider,
  },
  argTypes: { logo: { control: false } },
  render: (args, { globals }) => {
    const { locale } = readToolbar(globals);
    return <Footer {...args} labels={labelsFor(locale).footer} links={sampleFooterLinks(locale)} />;
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LinkHovered: Story = { parameters: { pseudo: { hover: ["nav a:nth-child(2)"] } } };

export const LinkFocused: Story = {
  parameters: { pseudo: { focusVisible: ["nav a:nth-child(2)"] } },
};

export const Gallery: Story = {
  parameters: {
    pseudo: { hover: ["nav a:nth-child(2)"], focusVisible: ["nav a:nth-child(3)"] },
  },
};
