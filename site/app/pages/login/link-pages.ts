export { InvitationPage } from "./invitation.tsx";
export { NewPassword } from "./new-password.tsx";
