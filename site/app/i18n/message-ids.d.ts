import type admin from "../admin/messages.ko.json";
import type newWebsite from "../admin/new-website/messages.ko.json";
import type editor from "../pages/editor/messages.ko.json";
import type photos from "../pages/editor/photos/messages.ko.json";
import type inbox from "../pages/inbox/messages.ko.json";
import type realtors from "../pages/realtors/messages.ko.json";
import type agreement from "../pages/agreement/messages.ko.json";
import type buying from "../pages/buying/messages.ko.json";
import type errorPage from "../pages/error/messages.ko.json";
import type editBar from "../pages/homepage/edit-bar/messages.ko.json";
import type landing from "../pages/landing/messages.ko.json";
import type login from "../pages/login/messages.ko.json";
import type gsapSample from "../pages/gsap-sample/messages.ko.json";
import type piniaSample from "../pages/pinia-sample/messages.ko.json";
import type probiz from "../pages/probiz/messages.ko.json";
import type privacy from "../pages/privacy/messages.ko.json";
import type process from "../pages/process/messages.ko.json";
import type terms from "../pages/terms/messages.ko.json";
import type session from "../session/messages.ko.json";

declare global {
  namespace FormatjsIntl {
    interface Message {
      /** Makes an unknown message id a type error. */
      ids:
        | keyof typeof landing
        | keyof typeof errorPage
        | keyof typeof process
        | keyof typeof terms
        | keyof typeof agreement
        | keyof typeof buying
        | keyof typeof privacy
        | keyof typeof probiz
        | keyof typeof piniaSample
        | keyof typeof gsapSample
        | keyof typeof editBar
        | keyof typeof login
        | keyof typeof admin
        | keyof typeof newWebsite
        | keyof typeof realtors
        | keyof typeof inbox
        | keyof typeof editor
        | keyof typeof photos
        | keyof typeof session;
    }
  }
}
